import { serve } from '@/lib/api/serve'
import { answerAgent } from '@/lib/channels/agents/answer-agent'
import { agentEndpoints } from '@/lib/channels/agents/endpoints'

export const POST = serve(agentEndpoints['POST /api/mcp'], ({ request, body }) =>
  answerAgent(request, body),
)
