import 'server-only'
import { db } from '@/lib/core/db'
import { currentSetting } from '@/lib/settings/queries'
import { readTable } from './import-table'
import { planAgainstCatalogue } from './plan-against-catalogue'
import { refusedTable } from './refused-table'

/** The lines of a file that an import would refuse, as a file. @throws AppError `invalid` for a file that can't be read */
export async function refusedLines(bytes: Uint8Array): Promise<Iterable<string>> {
  const lines = await readTable(bytes, await currentSetting('baseCurrency'))
  const { plan } = await planAgainstCatalogue(db(), lines)
  return refusedTable(lines, plan.refusals)
}
