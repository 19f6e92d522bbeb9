import pg from 'pg'

async function maintain(databaseUrl: string, sql: string): Promise<void> {
  const url = new URL(databaseUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** The URL of another database on the same server. */
function siblingUrl(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Creates a database on the same server, empty or as a copy of a template; replaces one of that name.
 */
export async function createDatabase(
  databaseUrl: string,
  name: string,
  template?: string,
): Promise<string> {
  await dropDatabase(databaseUrl, name)
  await maintain(
    databaseUrl,
    `CREATE DATABASE "${name}"${template ? ` TEMPLATE "${template}"` : ''}`,
  )
  return siblingUrl(databaseUrl, name)
}

export async function dropDatabase(databaseUrl: string, name: string): Promise<void> {
  await maintain(databaseUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
}

/**
 * Connections to a database that may be stopped or dropped at any time: one that waits for work and is ended by that is
 * nothing to report. One that is at work rejects its statement as ever.
 */
export function scratchConnections(databaseUrl: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max })
  pool.on('error', () => {})
  return pool
}
