/** The components that the texts of `content/pages` may use, beside those that they share with wiki pages. */
import { siteSchema } from './site-schema';
import { SERVICES } from './services';
import { COMPONENTS, type Components } from './page-components';

const { Figure = {}, Gallery = {}, Video = {} } = COMPONENTS;

/** What a page's text may use without importing it. */
export const PAGE_TEXT_COMPONENTS: Components = {
  Figure,
  Gallery,
  Video,
  Range: { label: { required: true, description: 'What the range is of.' } },
  RangeMark: { title: { required: true, description: 'The bold words.' } },
  CueList: {},
  Cue: { title: { required: true, description: 'The bold words.' } },
  HireSchedule: {},
  WikiKey: {},
  WikiKeyEntry: {
    page: { required: true, isLink: true, description: 'Path of the wiki page.' },
    title: { required: true, description: 'The bold words.' },
  },
  WikiPageCount: {},
  Enquiry: {
    subject: { required: true, description: 'Subject of the e-mail.' },
    button: { required: true, description: 'Words of the button that opens it.' },
  },
  EnquiryField: {
    label: { required: true, description: 'What is asked.' },
    kind: { values: ['line', 'lines', 'choice'], description: 'One line (the default), several lines, or a choice.' },
    choices: { description: 'The choices, with "|" between them.' },
  },
  ContactLink: { subject: { description: 'Subject of the e-mail.' } },
  SiteLink: {
    name: {
      required: true,
      values: Object.keys(siteSchema.shape.links.shape),
      description: 'Name of the address in site.json, under "links".',
    },
  },
  CrewVacancies: { title: { required: true, description: 'What the board shows.' } },
  ConsentSwitch: {},
  EmbedList: {},
  When: {
    service: { required: true, values: SERVICES, description: 'The service.' },
    is: { required: true, values: ['on', 'off'], description: 'Whether the text is there when the service is on or off.' },
  },
  RadioCall: { label: { required: true, description: 'Label of the button that sends the next message.' } },
  Transmission: { from: { required: true, description: 'Who speaks.' } },
};
