import 'server-only'
import { db } from '@/lib/core/db'
import type { ImportReport } from './import-contracts'
import { reportOf } from './import-plan'
import { readTable } from './import-table'
import { planAgainstCatalogue } from './plan-against-catalogue'

/** Reports what a file would do. @throws AppError `invalid` for a file that can't be read */
export async function previewImport(bytes: Uint8Array): Promise<ImportReport> {
  const { plan, slugs } = await planAgainstCatalogue(db(), await readTable(bytes))
  return reportOf(plan, slugs, false)
}
