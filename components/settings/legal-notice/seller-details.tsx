import { useTranslations } from 'next-intl'
import { phoneHref } from '@/components/storefront/info/contact-links'
import { DetailsList } from '@/components/storefront/info/details-list'
import { publicTaxId } from '@/lib/settings/legal-notice'
import type { Settings } from '@/lib/settings/registry'

/** Who sells, as far as the owner has said. */
export function SellerDetails({ settings }: { settings: Settings }) {
  const t = useTranslations('legalNotice')
  const email = settings.sellerEmail || settings.supportEmail
  const { supportPhone: phone, disputeBody } = settings
  const dispute = {
    unsaid: '',
    declined: t('disputes.declined'),
    offered: disputeBody && `${t('disputes.offered')}\n${disputeBody}`,
  }
  return (
    <DetailsList
      details={[
        [t('name'), settings.sellerName || settings.storeName],
        [t('representative'), settings.sellerRepresentative],
        [t('address'), settings.sellerAddress],
        [
          t('email'),
          <a key="email" href={`mailto:${email}`}>
            {email}
          </a>,
        ],
        [
          t('phone'),
          phone && (
            <a key="phone" href={phoneHref(phone)}>
              {phone}
            </a>
          ),
        ],
        [t('register'), settings.sellerRegistration],
        [t('capital'), settings.sellerCapital],
        [t('taxId'), publicTaxId(settings.sellerTaxId)],
        [t('authority'), settings.sellerAuthority],
        [t('content'), settings.contentPerson],
        [t('host'), settings.sellerHost],
        [t('disputes.title'), dispute[settings.disputeResolution]],
      ]}
    />
  )
}
