/** The result of an IndexedDB request. Rejects with its error. */
export const requestResult = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Device storage did not respond')));
  });
