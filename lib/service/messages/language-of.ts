import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales'

const localeRow = z.object({ locale: z.string() })

/** The language that an address last used in the store; English if it never did. @param email in lower case */
export async function languageOf(tx: Tx, email: string): Promise<Locale> {
  const [last] = await rowsOf(
    tx,
    localeRow,
    Prisma.sql`
    (SELECT "locale", "createdAt" FROM "Order" WHERE lower("customerEmail") = ${email}
      ORDER BY "createdAt" DESC LIMIT 1)
    UNION ALL
    (SELECT "locale", "createdAt" FROM "ContactMessage" WHERE lower("email") = ${email}
      ORDER BY "createdAt" DESC LIMIT 1)
    ORDER BY "createdAt" DESC LIMIT 1`,
  )
  return last && isLocale(last.locale) ? last.locale : DEFAULT_LOCALE
}
