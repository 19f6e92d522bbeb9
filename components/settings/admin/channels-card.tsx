import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CopyButton } from '@/components/back-office/copy-button'
import { storeCurrencyInWords } from '@/components/back-office/format-number'
import { useStore } from '@/components/back-office/store-context'
import { CHANNELS } from '@/lib/channels/feeds/channels'
import { MCP_PATH } from '@/lib/channels/feeds/open-data'
import { CURRENCY_PARAMETER } from '@/lib/i18n/browser-storage.mjs'
import { otherCurrencies } from '@/lib/pricing/selling'
import { Card, Note, SwitchSetting, useSettingsForm } from './setting-fields'

/** The feeds of the products for other channels, their addresses, and what products lack for them. */
export function ChannelsCard({ feedProblems }: { feedProblems: ReactNode }) {
  const t = useTranslations('backOffice.settings')
  const { form, storeUrl } = useSettingsForm()
  const others = otherCurrencies(useStore())
  return (
    <Card id="channels" lead={t('leads.channels')}>
      <Note>
        {t.rich('notes.channels', {
          currency: storeCurrencyInWords(),
          code: (chunks) => <code>{chunks}</code>,
        })}
      </Note>
      <ul className="space-y-5 sm:col-span-2">
        {CHANNELS.map(({ id, setting, path }) => (
          <li key={id} className="grid gap-3 sm:grid-cols-2 sm:items-center">
            <SwitchSetting
              name={setting}
              hint={form.watch(setting) ? undefined : t('hints.channelOff')}
            />
            <div className="space-y-2">
              <Address address={storeUrl + path} name={t(`labels.${setting}`)} />
              {others.map((currency) => (
                <Address
                  key={currency}
                  address={`${storeUrl}${path}?${CURRENCY_PARAMETER}=${currency}`}
                  name={`${t(`labels.${setting}`)} (${currency})`}
                />
              ))}
            </div>
          </li>
        ))}
        <li className="grid gap-3 border-t border-line pt-5 sm:grid-cols-2 sm:items-center">
          <SwitchSetting name="shoppingAgents" hint={t('hints.shoppingAgents')} />
          <Address address={storeUrl + MCP_PATH} name={t('channels.agents')} />
        </li>
      </ul>
      {feedProblems}
    </Card>
  )
}

function Address({ address, name }: { address: string; name: string }) {
  const t = useTranslations('backOffice.settings')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code dir="ltr" className="min-w-0 flex-1 basis-56 text-sm [overflow-wrap:anywhere]">
        {address}
      </code>
      <CopyButton text={address} what={t('channels.copyWhat', { name })} />
    </div>
  )
}
