import { useState } from 'react';
import type { ApifyActorView, ApifyFieldView, ApifySchemaView } from '../../../../core/contracts/apifyContract.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { RawText } from '../RawText.tsx';
import { plainJson } from '../plainJson.ts';
import { callApify } from './callApify.ts';

interface ActorSchemaProps {
  readonly actor: ApifyActorView;
  readonly token: string;
  readonly serverToken: boolean;
}

/** An actor's input schema, and whether our input conforms. */
export function ActorSchema({ actor, token, serverToken }: ActorSchemaProps) {
  const account = useAccount();
  const [shown, setShown] = useState<ApifySchemaView | { readonly problem: string } | 'asking' | null>(null);
  const show = async () => {
    setShown('asking');
    const answer = await callApify(account, { ask: 'schema', actor: actor.actor, apifyToken: token === '' ? null : token });
    if (!answer.ok) setShown({ problem: answer.error });
    else if ('schema' in answer.value) setShown(answer.value.schema);
  };
  const asking = shown === 'asking';
  return (
    <section
      aria-labelledby="schema-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="schema-title" className="text-[17px] font-semibold tracking-tight">
          Actor input
        </h2>
        <Button
          size="small"
          busy={asking}
          disabled={asking || (token === '' && !serverToken)}
          onClick={() => void show()}
          data-testid="apify-schema-show"
        >
          Load input schema
        </Button>
      </div>
      {token === '' && !serverToken ? (
        <p className="text-sm text-ink-2">Enter a token first: Apify shows schemas only to signed-in accounts.</p>
      ) : null}
      <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {typeof shown === 'object' && shown !== null && 'problem' in shown ? (
          <p className="text-poor" data-testid="apify-problem">
            {shown.problem}
          </p>
        ) : null}
        {typeof shown === 'object' && shown !== null && 'fields' in shown ? <Schema schema={shown} /> : null}
      </div>
    </section>
  );
}

function Schema({ schema: { fields, inputs } }: { readonly schema: ApifySchemaView }) {
  return (
    <>
      {inputs.map(({ kind, json, problem }) => (
        <div key={kind} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="font-medium">Sent for {kind === 'listing' ? 'one listing' : 'a search'}</span>
            {problem === null ? <Badge tone="good">fits the schema</Badge> : <Badge tone="poor">doesn’t fit the schema</Badge>}
          </p>
          {problem === null ? null : <p className="text-sm text-poor">{problem}</p>}
          <RawText label={`Input for ${kind}`} text={plainJson(json)} />
        </div>
      ))}
      <ul aria-label="Input fields" data-testid="apify-fields" className="border-b border-line">
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </ul>
    </>
  );
}

function Field({ field: { name, type, title, description, required, byDefault, choices } }: { readonly field: ApifyFieldView }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line py-2.5 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <code className="font-mono text-[13px] font-medium break-all">{name}</code>
        {type === null ? null : <span className="text-ink-3">{type}</span>}
        {required ? <Badge tone="fair">required</Badge> : null}
      </p>
      <p className="text-ink-2">{description ?? title}</p>
      {choices.length === 0 ? null : <p className="break-words text-ink-3">One of {choices.join(', ')}</p>}
      {byDefault === null ? null : <p className="font-mono text-[13px] break-all text-ink-3">default {byDefault}</p>}
    </li>
  );
}
