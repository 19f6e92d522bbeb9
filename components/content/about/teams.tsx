import { useLocale } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { teams } from '@/content/about'
import { englishText } from '@/lib/i18n/english'

type Props = { hasChat: boolean; hasCareers: boolean }

/** The teams and their pages. */
export function Teams({ hasChat, hasCareers }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line" {...englishText(useLocale())}>
      {teams(hasChat).map(({ title, text, link }) => (
        <li
          key={title}
          className="grid items-start gap-x-8 gap-y-1.5 py-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:py-7"
        >
          <h3 className="text-xl font-bold">{title}</h3>
          <div>
            <p className="text-[1.0625rem] leading-relaxed text-muted">{text}</p>
            {(hasCareers || link.href !== '/careers') && (
              <div className="mt-1 flex">
                <TextLink href={link.href}>{link.label}</TextLink>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
