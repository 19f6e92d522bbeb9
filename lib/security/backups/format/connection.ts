import pg from 'pg'

/** Values are written and read in one form, whatever a role or a database prefers; and nothing is hurried. */
const SETTINGS = `
  SET client_encoding = 'UTF8'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC';
  SET bytea_output = 'hex'; SET extra_float_digits = 1;
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;`

/** Opens a connection to a database as backups need it; whoever opens it ends it. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' })
  // A lost connection is reported by the query that needs it.
  client.on('error', () => {})
  await client.connect()
  await client.query(SETTINGS)
  return client
}

/** The columns of a table or the name of something, as SQL has them. */
export const quoted = (...names: string[]): string =>
  names.map((name) => pg.escapeIdentifier(name)).join(', ')
