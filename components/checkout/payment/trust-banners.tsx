import { MailCheck, ShieldCheck, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'

const BANNERS = [
  { icon: ShieldCheck, title: 'secure', text: 'secureText' },
  { icon: Undo2, title: 'guarantee', text: 'guaranteeText' },
  { icon: MailCheck, title: 'instant', text: 'instantText' },
] as const

export function TrustBanners() {
  const t = useTranslations('checkoutPage.trust')
  return (
    <ul
      aria-label={t('label')}
      className="mt-5 grid gap-x-6 gap-y-2.5 rounded-card border border-line bg-surface px-5 py-4 shadow-card sm:grid-cols-3"
    >
      {BANNERS.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-center gap-3">
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-success-soft text-success">
            <Icon aria-hidden className="size-5" />
          </span>
          <span className="min-w-0">
            <span className="block text-sm font-bold">{t(title)}</span>
            <span className="hidden text-sm text-muted sm:block">{t(text)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
