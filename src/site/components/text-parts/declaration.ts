import { component } from '../../../content-model/component';
import { SERVICES } from '../../../content-model/services';
import { siteSchema } from '../../../content-model/site-schema';

export const Range = component({ attributes: { label: { kind: 'text', required: true, description: 'What the range shows.' } } });

export const RangeMark = component({
  attributes: { title: { kind: 'text', required: true, description: 'The bold words.' } },
  mayBeEmpty: true,
});

export const CueList = component({ attributes: {} });

export const Cue = component({ attributes: { title: { kind: 'text', required: true, description: 'The bold words.' } }, mayBeEmpty: true });

export const HireSchedule = component({ attributes: {} });

export const WikiPageCount = component({ attributes: {}, isInline: true, isDrawn: true });

export const ContactLink = component({ attributes: { subject: { kind: 'text', description: 'Subject of the e-mail.' } }, isInline: true });

export const SiteLink = component({
  attributes: {
    name: {
      kind: 'text',
      required: true,
      values: siteSchema.shape.links.keyof().options,
      description: 'Name of the address in site.json, under "links".',
    },
  },
  isInline: true,
});

export const CrewVacancies = component({
  attributes: { title: { kind: 'text', required: true, description: 'What the board shows.' } },
  isDrawn: true,
});

export const ConsentSwitch = component({ attributes: {}, isDrawn: true });

export const EmbedList = component({ attributes: {}, isDrawn: true });

export const When = component({
  attributes: {
    service: { kind: 'text', required: true, values: SERVICES, description: 'The service.' },
    is: {
      kind: 'text',
      required: true,
      values: ['on', 'off'],
      description: 'Show the text when the service is on, or when it is off.',
    },
  },
});
