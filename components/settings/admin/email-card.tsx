import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useCatalogueTexts, withTexts } from '@/components/plugins/admin/plugin-texts'
import {
  Card,
  ChoiceSetting,
  Note,
  SwitchSetting,
  TextSetting,
  useSettingsForm,
} from './setting-fields'

export function EmailCard() {
  const t = useTranslations('backOffice.settings')
  const { loaded } = useSettingsForm()
  const texts = useCatalogueTexts()
  const plugin = loaded.plugins.find(({ id }) => id === 'smtp')
  const smtp = plugin && withTexts(texts, plugin)
  const hasPassword = smtp?.secrets.password?.set ?? false
  return (
    <Card id="email" lead={t('leads.email')}>
      <Note>
        {t.rich('notes.email', {
          name: smtp?.name ?? 'SMTP',
          link: (chunks) => (
            <Link
              href="/admin/plugins"
              className="font-semibold text-primary-strong underline underline-offset-2"
            >
              {chunks}
            </Link>
          ),
        })}
        {smtp?.environment && ` ${smtp.environment}`}
      </Note>
      <div className="sm:col-span-2">
        <SwitchSetting name="smtpOn" />
      </div>
      <TextSetting
        name="smtpHost"
        placeholder="smtp.example.com"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={253}
      />
      <TextSetting
        name="smtpPort"
        type="number"
        min={1}
        max={65535}
        step={1}
        inputMode="numeric"
        placeholder="587"
      />
      <ChoiceSetting name="smtpEncryption" options={encryptions(smtp)} />
      <TextSetting name="smtpUsername" spellCheck={false} autoCapitalize="none" maxLength={200} />
      <TextSetting
        name="smtpPassword"
        type="password"
        autoComplete="new-password"
        maxLength={400}
        placeholder={hasPassword ? '••••••••' : undefined}
        hint={hasPassword ? t('hints.smtpPasswordStored') : t('hints.smtpPassword')}
      />
      <TextSetting name="smtpFromName" maxLength={80} />
      <TextSetting
        name="smtpFromAddress"
        type="email"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={254}
        hint={t('hints.smtpFromAddress')}
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
