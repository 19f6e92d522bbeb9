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
    'lib/activations/signing-key.ts', // activations/reseal-signing-key.ts
    'lib/gift-cards/code-crypto.ts', // gift-cards/reseal-gift-cards.ts
    'lib/licences/key-crypto.ts', // licences/reseal-keys.ts
    'lib/orders/deliver-by-hand.ts', // mail/reseal-messages.ts
    'lib/plugins/stored.ts', // plugin-catalogue/reseal-secrets.ts
    'lib/staff/second-factor/set-up.ts', // staff/second-factor/reseal-secrets.ts
    'lib/supplier-feeds/stored-address.ts', // supplier-feeds/reseal-addresses.ts
  ])
})

// Those that are stored can't be made anew, unless the text is at hand: say in docs/decisions/0062 what
// becomes of them.
it('it is known what becomes of every keyed hash', () => {
  expect([...usersOf('keyedHash'), ...usersOf('keyedHashes')]).toEqual([
    'lib/cart-reminders/opt-outs.ts',
    'lib/cart/cart-statistics.ts',
    'lib/checkout/pay-nothing.ts',
    'lib/gift-cards/code-crypto.ts',
    'lib/library/limits.ts',
    'lib/licences/key-crypto.ts',
    'lib/mail/limit-acknowledgements.ts',
    'lib/passkeys/challenge.ts',
    'lib/payments/payer-marks.ts',
    'lib/product-alerts/ask-for-alerts.ts',
    'lib/reviews/vote.ts',
    'lib/staff/password-link.ts',
    'lib/staff/second-factor/login-ticket.ts',
    'lib/staff/second-factor/recovery-codes.ts',
    'lib/cart-reminders/opt-outs.ts',
    'lib/reviews/vote.ts',
    'lib/staff/second-factor/recovery-codes.ts',
  ])
})
