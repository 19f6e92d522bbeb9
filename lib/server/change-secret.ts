import 'server-only'
import { resealGiftCards } from '@/lib/cart/gift-cards/reseal-gift-cards'
import { resealUrls } from '@/lib/catalog/supplier-feeds/reseal-urls'
import { sealerOf } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import type { Resealed, SecretChange } from '@/lib/core/secret-change'
import { DAY_MS } from '@/lib/core/time'
import { resealSigningKey } from '@/lib/licences/activations/reseal-signing-key'
import { resealKeys } from '@/lib/licences/reseal-keys'
import { resealMessages } from '@/lib/mail/reseal-messages'
import { resealSecondFactors } from '@/lib/staff/second-factor/reseal-secrets'
import { resealPluginSecrets } from './plugin-catalogue/reseal-secrets'

/**
 * Encrypts everything that is stored encrypted under another secret: all of it, or, if this is interrupted,
 * nothing. What is under the new secret already stays as it is.
 *
 * @param onProgress is told how many licence keys have been looked at
 * @returns what was found, by kind
 */
export async function changeSecret(
  from: string,
  to: string,
  onProgress: (keys: number) => void,
): Promise<Record<string, Resealed>> {
  const change: SecretChange = { from: sealerOf(from), to: sealerOf(to) }
  return db().$transaction(
    async (tx) => ({
      'licence keys': await resealKeys(tx, change, onProgress),
      'key of licence files': await resealSigningKey(tx, change),
      'gift cards': await resealGiftCards(tx, change),
      'secrets of plugins': await resealPluginSecrets(tx, change),
      'authenticator apps': await resealSecondFactors(tx, change),
      'addresses of supplier feeds': await resealUrls(tx, change),
      'messages to buyers': await resealMessages(tx, change),
    }),
    { timeout: DAY_MS },
  )
}
