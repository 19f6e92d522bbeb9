/** What Test Connection says of a CRM. */
import type { Plugin } from '@/lib/plugins/plugin'
import { failed } from '@/lib/plugins/test-results'

type Named = Pick<Plugin, 'name'>

export const lacksRights = ({ name }: Named) =>
  failed(`${name} takes the credentials, but they lack rights that the store needs.`)
export const noPipeline = ({ name }: Named) =>
  failed(`${name} takes the credentials, but knows no such pipeline.`)
export const noStages = ({ name }: Named) =>
  failed(`${name}’s pipeline lacks a stage for deals that are won or lost.`)
export const lacksField = ({ name }: Named, field: string) =>
  failed(`${name} takes the credentials, but they see no field ${field}.`)
