import Link from 'next/link'
import {
  Card,
  ChoiceSetting,
  Note,
  SwitchSetting,
  TextSetting,
  useSettingsForm,
} from './setting-fields'

export function EmailCard() {
  const { loaded } = useSettingsForm()
  const smtp = loaded.plugins.find(({ id }) => id === 'smtp')
  const hasPassword = smtp?.secrets.password?.set ?? false
  return (
    <Card
      id="email"
      title="Email Settings"
      lead="The mail server that sends licence keys and all other mails of the store."
    >
      <Note>
        These are the settings of the plugin{' '}
        <Link
          href="/admin/plugins"
          className="font-semibold text-primary-strong underline underline-offset-2"
        >
          {smtp?.name ?? 'SMTP'}
        </Link>
        .{smtp?.environment && ` ${smtp.environment}`}
      </Note>
      <div className="sm:col-span-2">
        <SwitchSetting name="smtpOn" label="Send through this server" />
      </div>
      <TextSetting
        name="smtpHost"
        label="SMTP Host"
        placeholder="smtp.example.com"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={253}
      />
      <TextSetting
        name="smtpPort"
        label="SMTP Port"
        type="number"
        min={1}
        max={65535}
        step={1}
        inputMode="numeric"
        placeholder="587"
      />
      <ChoiceSetting name="smtpEncryption" label="Encryption" options={encryptions(smtp)} />
      <TextSetting
        name="smtpUsername"
        label="SMTP User"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={200}
      />
      <TextSetting
        name="smtpPassword"
        label="SMTP Password"
        type="password"
        autoComplete="new-password"
        maxLength={400}
        placeholder={hasPassword ? '••••••••' : undefined}
        hint={
          hasPassword
            ? 'One is stored, encrypted, and never shown. Leave blank to keep it; another server needs it anew.'
            : 'Stored encrypted, and never shown again.'
        }
      />
      <TextSetting name="smtpFromName" label="From Name" maxLength={80} />
      <TextSetting
        name="smtpFromAddress"
        label="From Address"
        type="email"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={254}
        hint="Mails of the store come from this address."
      />
    </Card>
  )
}

type Smtp = ReturnType<typeof useSettingsForm>['loaded']['plugins'][number] | undefined

const encryptions = (smtp: Smtp): [string, string][] =>
  (smtp?.fields.find(({ key }) => key === 'encryption')?.options ?? []).map(({ value, label }) => [
    value,
    label,
  ])
