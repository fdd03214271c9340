/** One request and its answer, as recorded on the network. */
export interface Exchange {
  readonly who: string;
  readonly url: string;
  readonly sent: string;
  readonly status: number;
  /** Headers and body; for a stream, what has arrived so far. */
  answer: string;
}

export interface Exchanges {
  /** Returns a fetch function whose exchanges are recorded under this name. */
  as(who: string): typeof fetch;
  of(who: string): readonly Exchange[];
  all(): readonly Exchange[];
}

export function keepExchanges(): Exchanges {
  const kept: Exchange[] = [];
  return {
    as: (who) => async (input, init) => {
      const request = new Request(input, init);
      const sent = await request.clone().text();
      const response = await fetch(request);
      const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
      const exchange: Exchange = { who, url: request.url, sent, status: response.status, answer: `${head}\n\n` };
      kept.push(exchange);
      const whole = collect(response.clone(), exchange);
      if (!response.headers.get('content-type')?.startsWith('text/event-stream')) await whole;
      return response;
    },
    of: (who) => kept.filter((exchange) => exchange.who === who),
    all: () => kept,
  };
}

async function collect(response: Response, exchange: Exchange): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) exchange.answer += decoder.decode(chunk, { stream: true });
  } catch {
    // The reader has cancelled the stream.
  }
}
