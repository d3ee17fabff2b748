import { component } from '../../../content-model/component';

export const Mermaid = component({
  attributes: {
    chart: { kind: 'text', required: true, description: 'Its source.' },
    caption: { kind: 'text', required: true, description: 'Its caption.' },
    description: { kind: 'text', required: true, description: 'Words that can replace it.' },
    library: { kind: 'text', required: true, description: 'Address of the script that draws it.' },
  },
  isDrawn: true,
  searchWords: (diagram) => diagram.caption,
});
