import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { englishText } from '@/lib/i18n/english'

type InstallingProps = {
  productName: string
  installerUrl: string | null
  activationSteps: readonly string[]
}

/** Where a product is downloaded and how it is activated, as far as its owner says so. */
export function Installing({ productName, installerUrl, activationSteps }: InstallingProps) {
  const t = useTranslations('installing')
  const locale = useLocale()
  return (
    <>
      {activationSteps.length > 0 && (
        <>
          <h4 className="mt-3 text-sm font-semibold">{t('steps')}</h4>
          <ol
            {...englishText(locale)}
            className="mt-1 list-decimal space-y-1 ps-5 text-sm leading-relaxed text-ink-soft"
          >
            {activationSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {installerUrl && (
        <a
          href={installerUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('downloadLabel', {
            product: productName,
            host: new URL(installerUrl).host,
          })}
          className={buttonStyle({ variant: 'outline', size: 'sm', className: 'mt-3' })}
        >
          <Download aria-hidden />
          {t('download')}
        </a>
      )}
    </>
  )
}
