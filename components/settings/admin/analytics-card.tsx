import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Card, Note, SwitchSetting, TextSetting } from './setting-fields'

const linkStyle = 'font-semibold text-primary-strong underline underline-offset-2'

export function AnalyticsCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="analytics" lead={t('leads.analytics')}>
      <Note>
        {t.rich('notes.analytics', {
          link: (chunks) => (
            <Link href="/admin/plugins" className={linkStyle}>
              {chunks}
            </Link>
          ),
        })}
      </Note>
      <TextSetting
        name="googleAnalyticsId"
        placeholder="G-XXXXXXXXXX"
        spellCheck={false}
        maxLength={80}
      />
      <PluginSwitch name="googleAnalyticsOn" />
      <TextSetting
        name="googleTagManagerId"
        placeholder="GTM-XXXXXXX"
        spellCheck={false}
        maxLength={80}
      />
      <PluginSwitch name="googleTagManagerOn" />
      <TextSetting
        name="facebookPixelId"
        placeholder="123456789012345"
        inputMode="numeric"
        spellCheck={false}
        maxLength={80}
      />
      <PluginSwitch name="facebookPixelOn" />
    </Card>
  )
}

type PluginSwitchProps = {
  name: 'googleAnalyticsOn' | 'googleTagManagerOn' | 'facebookPixelOn'
}

/** Aligned with the input beside it. */
function PluginSwitch(props: PluginSwitchProps) {
  return (
    <div className="sm:pt-10">
      <SwitchSetting {...props} />
    </div>
  )
}
