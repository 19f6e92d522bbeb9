import { useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import { Link } from '@/lib/i18n/navigation'

type LogoProps = {
  storeName: string
  /** The store's mark. */
  image: string
  onDark?: boolean
}

/** The logo and the store's name, linked to the home page. */
export function Logo({ storeName, image, onDark = false }: LogoProps) {
  const t = useTranslations('shell')
  return (
    <Link
      href="/"
      // A name and its mark keep their places in languages that are read from the right.
      dir="ltr"
      aria-label={t('homeLink', { storeName })}
      className={`flex w-fit shrink-0 items-center gap-2 rounded-control text-[1.3rem] font-extrabold tracking-[-0.03em] ${onDark ? 'text-white' : 'text-ink'}`}
    >
      <Picture
        src={image}
        alt=""
        widths={[96]}
        width={32}
        height={32}
        eager={!onDark}
        className="size-8 object-contain"
      />
      <span aria-hidden>{storeName}</span>
    </Link>
  )
}
