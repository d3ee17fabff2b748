import { component } from '../../../content-model/component';

export const Enquiry = component({
  attributes: {
    subject: { kind: 'text', required: true, description: 'Subject of the e-mail.' },
    button: { kind: 'text', required: true, description: 'Words of the button that opens it.' },
  },
});

export const EnquiryField = component({
  attributes: {
    label: { kind: 'text', required: true, description: 'What is asked.' },
    kind: {
      kind: 'text',
      values: ['line', 'lines', 'choice'],
      description: 'One line (the default), several lines, or a choice.',
    },
    choices: { kind: 'text', description: 'The choices, with "|" between them.' },
  },
  mayBeEmpty: true,
});
