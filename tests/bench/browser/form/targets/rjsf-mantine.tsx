/** react-jsonschema-form with its Mantine theme as it comes. */
import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import Form from 'peer:@rjsf/mantine';
import validator from 'peer:@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { schemaOf } from '../json-schema.ts';
import { startForm } from '../page.ts';

startForm({
  mount: (form, root) =>
    createRoot(root).render(
      <MantineProvider>
        <Form
          schema={schemaOf(form)}
          formData={form.data}
          validator={validator}
          noHtml5Validate={true}
          showErrorList={false}
        />
      </MantineProvider>,
    ),
});
