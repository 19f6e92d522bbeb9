/** What Test Connection says of a help desk. */
import type { Plugin } from '@/lib/plugins/plugin'
import { failed, passed } from '@/lib/plugins/test-results'

type Named = Pick<Plugin, 'name'>

export const notReached = ({ name }: Named) => failed(`${name} can not be reached at the moment.`)
export const noSuchAddress = ({ name }: Named) => failed(`${name} knows no such address.`)
export const notTaken = ({ name }: Named) => failed(`${name} does not take these credentials.`)
export const noAgent = ({ name }: Named) =>
  failed(`${name} takes the credentials, but they are no agent’s.`)
export const noMailbox = ({ name }: Named) =>
  failed(`${name} takes the credentials, but knows no such mailbox.`)
export const works = ({ name }: Named) => passed(`${name} takes the credentials.`)
