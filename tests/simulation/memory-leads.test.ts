import { leadStoreContract } from '#subjects/contact/server/leads/lead-store.contract.ts'
import { outboxContract } from '#subjects/contact/server/leads/outbox.contract.ts'
import type { LeadProcess, OpenLeadStore } from '#tests/setup/lead-bench.ts'
import { MemoryLeads } from './memory-leads.ts'

const open: OpenLeadStore = async (now, { webhook } = { webhook: false }) => {
  const store = new MemoryLeads(webhook)
  const one: LeadProcess = {
    accept: async (lead) => store.accept(lead, now()),
    outbox: {
      claim: async (...given) => store.claim(...given),
      sent: async (...given) => store.sent(...given),
      failed: async (...given) => store.failed(...given),
    },
  }
  return {
    processes: [one, one],
    leads: async () => [...store.leads.values()],
    mails: async () => [...store.mails.values()],
    clear: async () => store.clear(),
    close: async () => {},
  }
}

leadStoreContract('memory, for the simulation', open)
outboxContract('memory, for the simulation', open)
