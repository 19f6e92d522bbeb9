/** Runs once when a server process starts: validates the environment, then starts the jobs. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build')
    return
  const { startServerProcess } = await import('./lib/server/server-process')
  await startServerProcess()
}
