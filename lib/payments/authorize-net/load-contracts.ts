export type Contracts = typeof import('authorizenet/lib/apicontracts.js')

const SILENT = { debug() {} }

/**
 * The request and answer classes of the `authorizenet` package, without its transport. Loaded on first
 * use: they take some 100 ms and 15 MB, which a process that charges no card saves.
 */
export async function loadContracts(): Promise<Contracts> {
  const { default: logger } = await import('authorizenet/lib/logger.js')
  // Every contract requests a logger, and the package's own creates one that is never freed (some 180
  // KB per request), even if nothing is logged.
  logger.getLogger = () => SILENT
  return import('authorizenet/lib/apicontracts.js')
}
