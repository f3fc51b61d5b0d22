/** Asks until somebody answers, at longer and longer intervals. */
export async function fetchAgain(address: string, pause = 500): Promise<Response> {
  try {
    return await fetch(address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchAgain(address, Math.min(2 * pause, 8000));
  }
}
