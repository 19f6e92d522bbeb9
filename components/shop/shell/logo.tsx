import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** The mark and the store's name, on the way back to the home page. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const t = useTranslations('shell')
  const siteName = useTranslations('meta')('siteName')
  return (
    <Link
      href="/"
      aria-label={t('homeLink')}
      className={`flex w-fit shrink-0 items-center gap-2 rounded-control text-[1.3rem] font-extrabold tracking-[-0.03em] ${onDark ? 'text-white' : 'text-ink'}`}
    >
      <Image src="/images/logo-mark.svg" alt="" width={32} height={32} unoptimized />
      <span aria-hidden>{siteName}</span>
    </Link>
  )
}
