import 'server-only'
import { CODE_PURPOSE } from '@/lib/cart/gift-cards/code-crypto'
import { ADDRESS_PURPOSE } from '@/lib/catalog/supplier-feeds/stored-url'
import { type Sealer, sealerOf } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { SIGNING_PURPOSE } from '@/lib/licences/activations/signing-key'
import { KEY_PURPOSE } from '@/lib/licences/key-crypto'
import { secretsPurpose } from '@/lib/plugins/stored'
import { SECRET_PURPOSE } from '@/lib/staff/second-factor/secret-purpose'

const EACH = 5

type Sealed = { sealed: Uint8Array | null; purpose: string }

/** Some of each kind that is encrypted: of keys and gift cards the first and the last. */
async function samples(): Promise<{ sealed: Uint8Array; purpose: string }[]> {
  const ends = (['asc', 'desc'] as const).map((id) => ({ orderBy: { id }, take: EACH }))
  const found = await Promise.all([
    ...ends.map(async (end): Promise<Sealed[]> => {
      const keys = await db().productKey.findMany({ ...end, select: { valueEncrypted: true } })
      return keys.map((key) => ({ sealed: key.valueEncrypted, purpose: KEY_PURPOSE }))
    }),
    ...ends.map(async (end): Promise<Sealed[]> => {
      const cards = await db().giftCard.findMany({ ...end, select: { codeEncrypted: true } })
      return cards.map((card) => ({ sealed: card.codeEncrypted, purpose: CODE_PURPOSE }))
    }),
    db()
      .plugin.findMany({ select: { id: true, secretsEncrypted: true } })
      .then((plugins): Sealed[] =>
        plugins.map(({ id, secretsEncrypted: sealed }) => ({
          sealed,
          purpose: secretsPurpose(id),
        })),
      ),
    db()
      .secondFactor.findMany({ take: EACH, select: { secret: true } })
      .then((factors): Sealed[] =>
        factors.map(({ secret: sealed }) => ({ sealed, purpose: SECRET_PURPOSE })),
      ),
    db()
      .supplierFeed.findMany({ take: EACH, select: { urlEncrypted: true } })
      .then((feeds): Sealed[] =>
        feeds.map(({ urlEncrypted: sealed }) => ({ sealed, purpose: ADDRESS_PURPOSE })),
      ),
    db()
      .licenceSigningKey.findMany({ take: EACH, select: { privateKeyEncrypted: true } })
      .then((keys): Sealed[] =>
        keys.map((key) => ({ sealed: key.privateKeyEncrypted, purpose: SIGNING_PURPOSE })),
      ),
  ])
  return found.flat().flatMap(({ sealed, purpose }) => (sealed ? [{ sealed, purpose }] : []))
}

function opens({ decrypt }: Sealer, { sealed, purpose }: { sealed: Uint8Array; purpose: string }) {
  try {
    decrypt(sealed, purpose)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the secret in the environment opens anything of what the database has encrypted; `previous`: only one of
 * those before it does. Where nothing is encrypted yet, every secret is right.
 */
export async function checkSecret(): Promise<'right' | 'previous' | 'wrong'> {
  const sealed = await samples()
  const { APP_SECRET, APP_SECRET_PREVIOUS } = env()
  const opensSome = (secret: string) => sealed.some((one) => opens(sealerOf(secret), one))
  if (sealed.length === 0 || opensSome(APP_SECRET)) return 'right'
  return APP_SECRET_PREVIOUS.some(opensSome) ? 'previous' : 'wrong'
}
