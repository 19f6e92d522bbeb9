import Link from 'next/link'
import { Card, Note, SwitchSetting, TextSetting } from './setting-fields'

const linkStyle = 'font-semibold text-primary-strong underline underline-offset-2'

export function AnalyticsCard() {
  return (
    <Card
      id="analytics"
      title="Analytics and Tracking"
      lead="Loaded on the storefront once a visitor consents; never at the checkout."
    >
      <Note>
        These are the settings of the plugins of the same names:{' '}
        <Link href="/admin/plugins" className={linkStyle}>
          Plugins
        </Link>{' '}
        shows them too.
      </Note>
      <TextSetting
        name="googleAnalyticsId"
        label="Google Analytics ID"
        placeholder="G-XXXXXXXXXX"
        spellCheck={false}
        maxLength={80}
      />
      <PluginSwitch name="googleAnalyticsOn" label="Google Analytics" />
      <TextSetting
        name="googleTagManagerId"
        label="Google Tag Manager ID"
        placeholder="GTM-XXXXXXX"
        spellCheck={false}
        maxLength={80}
      />
      <PluginSwitch name="googleTagManagerOn" label="Google Tag Manager" />
      <TextSetting
        name="facebookPixelId"
        label="Facebook Pixel ID"
        placeholder="123456789012345"
        inputMode="numeric"
        spellCheck={false}
        maxLength={80}
      />
      <PluginSwitch name="facebookPixelOn" label="Facebook Pixel" />
    </Card>
  )
}

type PluginSwitchProps = {
  name: 'googleAnalyticsOn' | 'googleTagManagerOn' | 'facebookPixelOn'
  label: string
}

/** Aligned with the input beside it. */
function PluginSwitch(props: PluginSwitchProps) {
  return (
    <div className="sm:pt-10">
      <SwitchSetting {...props} />
    </div>
  )
}
