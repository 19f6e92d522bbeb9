import { MailCheck, ShieldCheck, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type Promises, promiseValues } from '@/lib/settings/promises'

export function TrustBanners({ promises }: { promises: Promises }) {
  const t = useTranslations('checkoutPage.trust')
  const said = promiseValues(promises)
  const banners = [
    { icon: ShieldCheck, title: t('secure'), text: t('secureText') },
    {
      icon: Undo2,
      title: promises.refundDays > 0 && t('guarantee', said),
      text: t('guaranteeText'),
    },
    {
      icon: MailCheck,
      title: promises.deliveryMinutes > 0 && t('instant', said),
      text: t('instantText'),
    },
  ]
  return (
    <ul
      aria-label={t('label')}
      className="flex flex-wrap gap-x-5 gap-y-2 sm:grid sm:grid-cols-3 sm:gap-x-6 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:px-5 sm:py-4 sm:shadow-card"
    >
      {banners.map(
        ({ icon: Icon, title, text }) =>
          title && (
            <li key={title} className="flex items-center gap-2 sm:gap-3">
              <span className="grid shrink-0 place-items-center rounded-full text-success sm:size-8 sm:bg-success-soft">
                <Icon aria-hidden className="size-4.5 sm:size-5" />
              </span>
              <span className="min-w-0">
                <span className="block text-xs font-semibold sm:text-sm sm:font-bold">{title}</span>
                <span className="hidden text-sm text-muted sm:block">{text}</span>
              </span>
            </li>
          ),
      )}
    </ul>
  )
}
