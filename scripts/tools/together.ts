/** Waits for all to end, even when one fails: nothing is written any more by the time the failure is told. */
export async function together<Results extends unknown[]>(...begun: { [K in keyof Results]: Promise<Results[K]> }) {
  const ended = await Promise.allSettled(begun)
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return Promise.all(begun) as Promise<Results>
}
