import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { pickMessages } from '@/lib/i18n/pick-messages'
import type { PublicPlugins } from '@/lib/plugins/contracts'
import { ConsentIsland } from './consent-island'
import { consentPlugins } from './purposes'

/** What asks visitors for consent; nothing at all while no plugin needs it. */
export async function Consent({ plugins }: { plugins: PublicPlugins }) {
  const asked = consentPlugins(plugins)
  if (!asked) return null
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['consent'])}>
      <ConsentIsland plugins={asked} appearance={plugins.cookieConsent} />
    </NextIntlClientProvider>
  )
}
