import { useTranslations } from 'next-intl'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'

type OtherBrowsersProps = { isSigningOut: boolean; onSignOut: () => void }

/** Ends the library in every browser. */
export function OtherBrowsers({ isSigningOut, onSignOut }: OtherBrowsersProps) {
  const t = useTranslations('library.data')
  return (
    <Panel id="other-browsers" heading={t('everywhereTitle')}>
      <p className="mt-3 leading-relaxed text-ink-soft">{t('everywhereText')}</p>
      <Button
        variant="outline"
        breaks
        className="mt-4"
        aria-disabled={isSigningOut}
        onClick={onSignOut}
      >
        {t('everywhere')}
      </Button>
    </Panel>
  )
}
