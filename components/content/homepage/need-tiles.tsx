import { useTranslations } from 'next-intl'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { NEEDS } from '@/lib/content/homepage/needs'
import { Link } from '@/lib/i18n/navigation'
import { SectionHeading } from './section-heading'

type NeedName = (typeof NEEDS)[number]['need']

const ICONS: Record<NeedName, IconName> = {
  protect: 'shield-check',
  office: 'file-text',
  film: 'clapperboard',
  tax: 'calculator',
  windows: 'monitor-cog',
}

/** Fewer would be no choice. */
const FEWEST = 2

/** What people come for, each a link to where it is. */
export function NeedTiles({ needs }: { needs: readonly { need: NeedName; href: string }[] }) {
  const t = useTranslations('home.needs')
  if (needs.length < FEWEST) return null
  return (
    <section aria-labelledby="needs" className="page-width">
      <SectionHeading id="needs" title={t('title')} />
      <ul className="need-tiles">
        {needs.map(({ need, href }) => (
          <li key={need}>
            <Link href={href} prefetch={false}>
              <Icon name={ICONS[need]} />
              <b>{t(need)}</b>
              <span>{t(`${need}Text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
