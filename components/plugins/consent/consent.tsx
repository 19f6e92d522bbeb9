import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { consentPlatformOf } from '@/lib/plugins/consent-platform'
import type { PublicPlugins } from '@/lib/plugins/contracts'
import { ConsentIsland } from './consent-island'
import { consentPlugins } from './purposes'

/** What asks visitors for consent, the store or a platform; nothing at all while no plugin needs it. */
export async function Consent({ plugins }: { plugins: PublicPlugins }) {
  const asked = consentPlugins(plugins)
  const platform = consentPlatformOf(plugins)
  if (platform) return <ConsentIsland platform={platform} plugins={asked ?? {}} />
  if (!asked) return null
  return (
    <NextIntlClientProvider messages={pickMessages(await getMessages(), ['consent'])}>
      <ConsentIsland plugins={asked} appearance={plugins.cookieConsent} />
    </NextIntlClientProvider>
  )
}
