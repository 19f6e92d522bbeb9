import type pg from 'pg'

/**
 * Lets so many minutes pass for the store without waiting for them: everything that it remembers happened that much
 * earlier. Processes that live say so again within seconds.
 */
export async function passTime(sql: pg.Pool, minutes: number): Promise<void> {
  for (const [table, columns, condition] of AGEING)
    await sql.query(
      `UPDATE ${table} SET ${columns.map((name) => `${name} = ${name} - make_interval(mins => $1)`).join(', ')}
       WHERE ${condition ?? 'true'}`,
      [minutes],
    )
}

const AGEING: [table: string, columns: string[], condition?: string][] = [
  [
    '"Payment"',
    ['"createdAt"', '"updatedAt"', '"processingSince"', '"capturedAt"'],
    `"status" IN ('created', 'processing', 'held', 'captured')`,
  ],
  ['"ProductKey"', ['"reservedUntil"'], '"reservedUntil" IS NOT NULL'],
  ['"Refund"', ['"createdAt"', '"updatedAt"'], `"status" = 'pending'`],
  ['"Email"', ['"updatedAt"'], `"status" NOT IN ('sent', 'cancelled')`],
  ['"WorkerHeartbeat"', ['"seenAt"']],
  ['graphile_worker._private_jobs', ['run_at', 'locked_at']],
]
