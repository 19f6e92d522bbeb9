import 'server-only'
import { db } from '@/lib/core/db'
import { currentSetting } from '@/lib/settings/queries'
import type { ImportReport } from './import-contracts'
import { reportOf } from './import-plan'
import { readTable } from './import-table'
import { planAgainstCatalogue } from './plan-against-catalogue'

/** Reports what a file would do. @throws AppError `invalid` for a file that can't be read */
export async function previewImport(bytes: Uint8Array): Promise<ImportReport> {
  const lines = await readTable(bytes, await currentSetting('baseCurrency'))
  const { plan, slugs } = await planAgainstCatalogue(db(), lines)
  return reportOf(plan, slugs, false)
}
