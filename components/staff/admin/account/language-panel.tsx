'use client'

import { useTranslations } from 'next-intl'
import { LanguageSelect } from '@/components/back-office/language/language-select'
import { Panel } from '@/components/back-office/shell/panel'

/** In which language the back office is shown. */
export function LanguagePanel() {
  const t = useTranslations('backOffice.shell')
  return (
    <Panel title={t('language.title')} lead={t('language.lead')}>
      <div className="max-w-xs">
        <LanguageSelect id="language" />
      </div>
    </Panel>
  )
}
