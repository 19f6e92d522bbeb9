import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import type { AdminStoreText } from '@/lib/content/store-texts/contracts'

/** What a text may name, and what stands there now. */
export function VariablesPanel({ variables }: Pick<AdminStoreText, 'variables'>) {
  const t = useTranslations('backOffice.pages.storeTexts')
  return (
    <Panel title={t('variables')} lead={t('variablesLead')}>
      <dl className="space-y-3 text-sm">
        {variables.map(({ name, value, isEnglish }) => (
          <div key={name}>
            <dt className="flex flex-wrap gap-x-2">
              <code className="font-mono font-semibold">{`{${name}}`}</code>
              {isEnglish && <span className="text-muted">{t('englishOnly')}</span>}
            </dt>
            <dd className="text-muted [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
