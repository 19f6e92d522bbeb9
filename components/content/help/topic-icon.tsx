import {
  CreditCard,
  HardDriveDownload,
  type LucideIcon,
  Rocket,
  Scale,
  ShieldCheck,
  Wrench,
} from 'lucide-react'
import type { HelpTopicSlug } from '@/lib/content/articles/help-topics'

const ICONS: Record<HelpTopicSlug, LucideIcon> = {
  'getting-started': Rocket,
  'downloads-installation': HardDriveDownload,
  'payment-billing': CreditCard,
  'account-security': ShieldCheck,
  'licenses-legal': Scale,
  'technical-support': Wrench,
}

export function TopicIcon({ topic, className }: { topic: HelpTopicSlug; className?: string }) {
  const Icon = ICONS[topic]
  return <Icon aria-hidden className={className} strokeWidth={1.75} />
}
