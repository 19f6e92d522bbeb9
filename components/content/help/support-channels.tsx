import { type LucideIcon, Mail, MessagesSquare, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ChatPlugin } from '@/components/plugins/chat/chat-plugin'
import { LiveChat } from '@/components/plugins/chat/live-chat'
import { phoneHref } from '@/components/storefront/info/contact-links'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { SUPPORT_CHANNELS, type SupportChannel } from '@/content/help'
import { Link } from '@/lib/i18n/navigation'
import type { Promises } from '@/lib/settings/promises'

const ICONS: Record<SupportChannel, LucideIcon> = {
  chat: MessagesSquare,
  email: Mail,
  phone: Phone,
}

type SupportChannelsProps = {
  supportEmail: string
  supportPhone: string
  /** The enabled chat plugin; without one the card links to the contact page. */
  chat: ChatPlugin | undefined
  hasChat: boolean
  promises: Promises
}

/** The support channels with hours and, where they are promised, response times. */
export function SupportChannels({
  supportEmail,
  supportPhone,
  chat,
  hasChat,
  promises,
}: SupportChannelsProps) {
  const t = useTranslations('helpPage.channels')
  const hours = { always: t('always'), office_hours: t('phoneHours'), unsaid: null }[
    promises.support
  ]
  const { chatMinutes, answerHours, phoneMinutes } = promises.answers
  const shown = SUPPORT_CHANNELS.filter(({ id }) => id !== 'chat' || hasChat)
  const channels = {
    chat: {
      href: '/contact',
      hours,
      answers: chatMinutes > 0 && t('minutes', { count: chatMinutes }),
    },
    email: {
      href: `mailto:${supportEmail}`,
      hours,
      answers: answerHours > 0 && t('hours', { count: answerHours }),
    },
    phone: {
      href: phoneHref(supportPhone),
      hours: t('phoneHours'),
      answers: phoneMinutes > 0 && t('minutes', { count: phoneMinutes }),
    },
  } as const satisfies Record<SupportChannel, object>
  return (
    <ul className="grid grid-cols-1 gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-5">
      {shown.map(({ id, isRecommended }) => {
        const Icon = ICONS[id]
        const { href, answers, hours } = channels[id]
        return (
          <li
            key={id}
            className={classNames(
              'flex flex-col rounded-card border bg-surface p-6 shadow-card sm:p-7',
              isRecommended ? 'border-primary ring-1 ring-primary' : 'border-line',
            )}
          >
            <div className="flex items-start justify-between gap-4">
              <Icon aria-hidden className="size-8 text-primary-strong" strokeWidth={1.75} />
              {isRecommended && <Badge tone="brand">{t('recommended')}</Badge>}
            </div>
            <h3 className="mt-4 text-xl font-bold">{t(`${id}.title`)}</h3>
            <p className="mt-1.5 leading-relaxed text-muted">{t(`${id}.text`)}</p>
            <dl className="mt-5 mb-6 space-y-2 border-t border-line pt-4 text-[0.9375rem]">
              {hours !== null && <Detail label={t('available')} value={hours} />}
              {answers && <Detail label={t('answers')} value={answers} />}
            </dl>
            {id === 'chat' && chat ? (
              <div className="mt-auto">
                <LiveChat plugin={chat} size="lg" />
              </div>
            ) : (
              <ChannelLink href={href} isPrimary={isRecommended}>
                {t(`${id}.action`, { phone: supportPhone })}
              </ChannelLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

function ChannelLink(props: { href: string; isPrimary: boolean; children: string }) {
  const className = buttonStyle({
    size: 'lg',
    variant: props.isPrimary ? 'primary' : 'outline',
    className: 'mt-auto w-full',
  })
  const text = <bdi>{props.children}</bdi>
  if (props.href.startsWith('/'))
    return (
      <Link href={props.href} className={className}>
        {text}
      </Link>
    )
  return (
    <a href={props.href} className={className}>
      {text}
    </a>
  )
}
