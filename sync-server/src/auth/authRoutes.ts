import { timingSafeEqual } from 'node:crypto';
import { err, ok } from '../../../src/core/kernel/result.ts';
import { isDataException } from '../store/sqlState.ts';
import type { Auth, AuthRequest, AuthRoute } from './auth.ts';
import { apiVersion, authFailure, failureResponse } from './authFailure.ts';
import { currentUser } from './calls/currentUser.ts';
import { logOut } from './calls/logOut.ts';
import { passwordGrant } from './calls/passwordGrant.ts';
import { reauthenticate } from './calls/reauthenticate.ts';
import { refreshGrant } from './calls/refreshGrant.ts';
import { requestPasswordReset, requestSignInCode, resendCode } from './calls/requestSignInOrResetCode.ts';
import { signUp } from './calls/signUp.ts';
import { verifyCode } from './calls/verifyCode.ts';
import { countCall } from './rateLimit.ts';
import { updateUser } from './calls/updateUser.ts';
import { challengeFactor } from './factors/challengeFactor.ts';
import { enrolFactor } from './factors/enrolFactor.ts';
import { unenrolFactor } from './factors/unenrolFactor.ts';
import { verifyFactor } from './factors/verifyFactor.ts';
import { userJson } from './users.ts';

/** Calls to routes that could be used to guess passwords or codes, or that create something, are counted per network before they run. */
const counted =
  (run: AuthRoute): AuthRoute =>
  async (auth, call) => {
    const refused = countCall(auth, call.address);
    return refused === null ? run(auth, call) : err(refused);
  };

/** A whole office may share one network. Successful calls are therefore not counted, nor refused because of other people's failures. */
const countedWhenRefused =
  (run: AuthRoute): AuthRoute =>
  async (auth, call) => {
    const answer = await run(auth, call);
    return answer.ok ? answer : err(countCall(auth, call.address) ?? answer.error);
  };

const token: AuthRoute = async (auth, call) => {
  switch (call.query.get('grant_type')) {
    case 'password':
      return counted(passwordGrant)(auth, call);
    case 'refresh_token':
      return countedWhenRefused(refreshGrant)(auth, call);
    default:
      return err(authFailure(400, 'validation_failed', 'unsupported_grant_type'));
  }
};

const getUser: AuthRoute = async (auth, { request }) => {
  const current = await currentUser(auth, request);
  return current.ok ? ok(userJson(current.value.user)) : current;
};

type Methods = Readonly<Record<string, AuthRoute>>;

const routes: Readonly<Record<string, Methods>> = {
  '/signup': { POST: counted(signUp) },
  '/token': { POST: token },
  '/otp': { POST: counted(requestSignInCode) },
  '/verify': { POST: counted(verifyCode) },
  '/recover': { POST: counted(requestPasswordReset) },
  '/resend': { POST: counted(resendCode) },
  '/reauthenticate': { GET: counted(reauthenticate) },
  '/user': { GET: getUser, PUT: counted(updateUser) },
  '/logout': { POST: logOut },
  '/factors': { POST: counted(enrolFactor) },
};

/** `/factors/{id}`, `/factors/{id}/challenge` and `/factors/{id}/verify`. */
function factorMethods(path: string): Methods | undefined {
  const found = /^\/factors\/([^/]+)(?:\/(challenge|verify))?$/.exec(path);
  if (found === null) return undefined;
  const [, id = '', verb] = found;
  if (verb === 'challenge') return { POST: counted((auth, call) => challengeFactor(auth, call, id)) };
  if (verb === 'verify') return { POST: counted((auth, call) => verifyFactor(auth, call, id)) };
  return { DELETE: counted((auth, call) => unenrolFactor(auth, call, id)) };
}

/** Serves `/auth/v1/*`: the part of GoTrue's API that auth-js uses here. `path` is the part after the prefix. */
export async function answerAuth(auth: Auth, path: string, call: AuthRequest): Promise<Response> {
  const { request } = call;
  const methods = Object.hasOwn(routes, path) ? routes[path] : factorMethods(path);
  if (methods === undefined) return failureResponse(authFailure(404, 'not_found', 'Not found'));
  const route = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
  if (route === undefined) return notAllowed(Object.keys(methods), request.method);
  if (!keyMatches(request.headers.get('apikey') ?? '', auth.publishableKey)) {
    return failureResponse(authFailure(401, 'no_authorization', 'Invalid API key'));
  }
  return answered(auth, call, route);
}

async function answered(auth: Auth, call: AuthRequest, run: AuthRoute): Promise<Response> {
  try {
    const result = await run(auth, call);
    if (!result.ok) return failureResponse(result.error);
    if (result.value === null) return new Response(null, { status: 204, headers: apiVersion });
    return Response.json(result.value, { headers: apiVersion });
  } catch (error) {
    if (isDataException(error))
      return failureResponse(authFailure(400, 'validation_failed', 'The request contains text that cannot be stored'));
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
