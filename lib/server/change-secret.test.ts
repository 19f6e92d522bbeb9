import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from '@jest/globals'

const root = process.cwd()

/** Who imports a name from lib/core/crypto. */
const usersOf = (name: string) =>
  readdirSync(join(root, 'lib'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) =>
      new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@/lib/core/crypto'`).test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
    .sort()

// Whoever joins them stores something that a new secret has to reach: give it a `reseal-….ts` and a line in
// change-secret.ts.
it('everything that is stored encrypted is encrypted anew under a new secret', () => {
  expect(usersOf('encrypt')).toEqual([
    'lib/cart/gift-cards/code-crypto.ts', // cart/gift-cards/reseal-gift-cards.ts
    'lib/catalog/supplier-feeds/stored-url.ts', // catalog/supplier-feeds/reseal-urls.ts
    'lib/licences/activations/signing-key.ts', // licences/activations/reseal-signing-key.ts
    'lib/licences/key-crypto.ts', // licences/reseal-keys.ts
    'lib/orders/deliver-by-hand.ts', // mail/reseal-messages.ts
    'lib/plugins/stored.ts', // server/plugin-catalogue/reseal-secrets.ts
    'lib/staff/second-factor/set-up.ts', // staff/second-factor/reseal-secrets.ts
  ])
})

// Those that are stored can't be made anew, unless the text is at hand: say in docs/decisions/0062 what
// becomes of them.
it('it is known what becomes of every keyed hash', () => {
  expect([...usersOf('keyedHash'), ...usersOf('keyedHashes')]).toEqual([
    'lib/cart/cart-statistics.ts',
    'lib/cart/gift-cards/code-crypto.ts',
    'lib/catalog/product-alerts/ask-for-alerts.ts',
    'lib/checkout/pay-nothing.ts',
    'lib/licences/key-crypto.ts',
    'lib/mail/limit-acknowledgements.ts',
    'lib/marketing/cart-reminders/opt-outs.ts',
    'lib/payments/payer-marks.ts',
    'lib/reviews/vote.ts',
    'lib/service/library/limits.ts',
    'lib/service/messages/take-letter.ts',
    'lib/service/messages/thread-token.ts',
    'lib/service/own-data/request-own-data.ts',
    'lib/staff/password-link.ts',
    'lib/staff/second-factor/login-ticket.ts',
    'lib/staff/second-factor/recovery-codes.ts',
    'lib/staff/webauthn/challenge.ts',
    'lib/marketing/cart-reminders/opt-outs.ts',
    'lib/reviews/vote.ts',
    'lib/service/messages/thread-token.ts',
    'lib/staff/second-factor/recovery-codes.ts',
  ])
})
