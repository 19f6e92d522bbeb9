import 'server-only'
import type { ImportReport } from '@/lib/catalog/import-contracts'
import { importProducts } from '@/lib/catalog/import-products'
import { previewImport } from '@/lib/catalog/preview-import'
import type { Actor } from '@/lib/staff/audit'
import type { ImportFeed } from './contracts'
import { fetchTable } from './fetch-table'
import { imported, noteResult } from './note-result'
import { feedRow } from './queries'

/**
 * Imports the right lines of a feed as it is now, or reports what that would do. Whoever imports has seen the report, so that
 * nothing is held.
 *
 * @throws AppError `not_found`; `invalid` and `too_large` when it can't be fetched or read; `conflict` when it would do anything
 *   else than its preview showed
 */
export async function importFeed(
  actor: Actor,
  id: number,
  { dryRun, fingerprint }: ImportFeed,
): Promise<ImportReport> {
  const bytes = await fetchTable(await feedRow(id))
  if (dryRun) return previewImport(bytes)
  const report = await importProducts(actor, bytes, {
    skipRefused: true,
    ...(fingerprint !== undefined && { fingerprint }),
  })
  await noteResult(id, imported(report))
  return report
}
