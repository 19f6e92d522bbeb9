import 'server-only'
import { Prisma } from '@/lib/core/db'
import type { Search } from './match'

/** What is looked for in a list. */
export type Found = {
  search: Search
  /** The list's conditions on `l`. */
  where: Prisma.Sql
  /** What is asked on `l` of what matches by its text `t`; nothing unless it is given. */
  card?: Prisma.Sql
}

/** Where variants of a product have a card each. */
export const EACH_HAS_CARD = Prisma.sql`true`
