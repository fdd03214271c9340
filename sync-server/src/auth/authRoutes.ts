import { timingSafeEqual } from 'node:crypto';
import { err, ok } from '../../../src/core/kernel/result.ts';
import { isDataException } from '../store/sqlState.ts';
import type { Auth, AuthRequest, AuthRoute } from './auth.ts';
import { apiVersion, authFailure, failureResponse } from './authFailure.ts';
import { currentUser } from './calls/currentUser.ts';
import { logOut } from './calls/logOut.ts';
import { passwordGrant } from './calls/passwordGrant.ts';
import { refreshGrant } from './calls/refreshGrant.ts';
import { signUp } from './calls/signUp.ts';
import { tooMany } from './tooMany.ts';
import { updateUser } from './calls/updateUser.ts';
import { userJson } from './users.ts';

const token: AuthRoute = async (auth, call) => {
  switch (call.query.get('grant_type')) {
    case 'password':
      return passwordGrant(auth, call);
    case 'refresh_token':
      return refreshGrant(auth, call);
    default:
      return err(authFailure(400, 'validation_failed', 'unsupported_grant_type'));
  }
};

const getUser: AuthRoute = async (auth, { request }) => {
  const current = await currentUser(auth, request);
  return current.ok ? ok(userJson(current.value.user)) : current;
};

const settings = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: true,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
};

/** Routes that guess at passwords or tokens are counted per address. */
const routes: Readonly<Record<string, Readonly<Record<string, { readonly run: AuthRoute; readonly counted: boolean }>>>> = {
  '/signup': { POST: { run: signUp, counted: true } },
  '/token': { POST: { run: token, counted: true } },
  '/user': { GET: { run: getUser, counted: false }, PUT: { run: updateUser, counted: true } },
  '/logout': { POST: { run: logOut, counted: false } },
  '/settings': { GET: { run: async () => ok(settings), counted: false } },
  '/health': { GET: { run: async () => ok({ version: 'embedded', name: 'GoTrue', description: 'Yardstick accounts' }), counted: false } },
};

/** Answers `/auth/v1/*`: the part of GoTrue's API that auth-js uses for passwords and sessions. `path` is what follows the prefix. */
export async function answerAuth(auth: Auth, path: string, call: AuthRequest): Promise<Response> {
  const { request } = call;
  const methods = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (methods === undefined) return failureResponse(authFailure(404, 'not_found', 'Not found'));
  const route = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
  if (route === undefined) return notAllowed(Object.keys(methods), request.method);
  if (!keyMatches(request.headers.get('apikey') ?? '', auth.publishableKey)) {
    return failureResponse(authFailure(401, 'no_authorization', 'Invalid API key'));
  }
  if (route.counted) {
    const wait = auth.perAddress.wait(call.address ?? '', auth.clock());
    if (wait > 0) return failureResponse(tooMany(wait));
    auth.perAddress.record(call.address ?? '', auth.clock());
  }
  return answered(auth, call, route.run);
}

async function answered(auth: Auth, call: AuthRequest, run: AuthRoute): Promise<Response> {
  try {
    const result = await run(auth, call);
    if (!result.ok) return failureResponse(result.error);
    if (result.value === null) return new Response(null, { status: 204, headers: apiVersion });
    return Response.json(result.value, { headers: apiVersion });
  } catch (error) {
    if (isDataException(error))
      return failureResponse(authFailure(400, 'validation_failed', 'The request holds text that cannot be stored'));
    throw error;
  }
}

function notAllowed(methods: readonly string[], asked: string): Response {
  const allow = [...methods, 'OPTIONS'].join(', ');
  if (asked === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  const response = failureResponse(authFailure(405, 'bad_method', 'Method not allowed'));
  response.headers.set('allow', allow);
  return response;
}

function keyMatches(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
