'use client'

import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toaster'

type Props = { codes: readonly string[]; onSaved: () => void }

/** New recovery codes; they are shown this once. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast({ title: common('copied'), description: t('secondFactor.codesKeep') })
  }
  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-soft">{t('secondFactor.codesText')}</p>
      <ul
        aria-label={t('secondFactor.codes')}
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border border-line bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={copy}>
          <Copy aria-hidden />
          {t('secondFactor.codesCopy')}
        </Button>
        <Button onClick={onSaved}>{t('secondFactor.codesSaved')}</Button>
      </div>
    </div>
  )
}
