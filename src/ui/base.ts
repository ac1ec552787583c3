/** The styles every page starts with, base parts first: parts loaded later build upon these. */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import './tokens.css';
import './mantine-variables.css';
import './base.css';
