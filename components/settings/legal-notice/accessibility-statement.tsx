import { useTranslations } from 'next-intl'
import { phoneHref } from '@/components/storefront/info/contact-links'
import { DetailsList } from '@/components/storefront/info/details-list'
import { LongDate } from '@/components/ui/long-date'
import type { Settings } from '@/lib/settings/registry'

/** The day on which the template was last compared with the store. */
const TEMPLATE_OF = '2026-11-30'

/** What the law asks for (Directive (EU) 2019/882, Annex V), in the owner's words where there are some. */
export function AccessibilityStatement({ settings }: { settings: Settings }) {
  const t = useTranslations('accessibility')
  const { storeName, supportEmail, supportPhone } = settings
  return (
    <DetailsList
      details={[
        [t('service'), t('serviceText', { storeName })],
        [t('standard'), t('standardText')],
        [t('means'), t('meansText')],
        [t('limits'), settings.accessibilityLimits || t('limitsText')],
        [
          t('contact'),
          <span key="contact">
            {t('contactText')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            {supportPhone && (
              <>
                {' · '}
                <a href={phoneHref(supportPhone)}>{supportPhone}</a>
              </>
            )}
          </span>,
        ],
        [
          t('authority'),
          settings.accessibilityAuthority &&
            `${t('authorityText')}\n${settings.accessibilityAuthority}`,
        ],
        [
          t('date'),
          <LongDate key="date" date={settings.accessibilityDate || TEMPLATE_OF} isInSentence />,
        ],
      ]}
    />
  )
}
