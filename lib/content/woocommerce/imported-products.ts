import 'server-only'
import { z } from 'zod'
import { db, type Prisma, type Tx } from '@/lib/core/db'

export type ImportedRow = Prisma.ImportedProductGetPayload<object>

/** The fields as they were written, of a product or a category. */
export const writtenOf = (written: unknown): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).catch({}).parse(written)

/** Paths of pictures, by their addresses there. */
export const picturesOf = ({ pictures }: Pick<ImportedRow, 'pictures'>): Map<string, string> =>
  new Map(Object.entries(z.record(z.string(), z.string()).catch({}).parse(pictures)))

export const importedProduct = (
  site: string,
  sourceId: number,
  tx: Tx = db(),
): Promise<ImportedRow | null> =>
  tx.importedProduct.findUnique({ where: { site_sourceId: { site, sourceId } } })
